// The few system calls of wasi-libc that the module imports: a clock, chance, and nothing else. There are no files and
// no environment, and what would be printed is dropped.
import { fillRandom } from '#host';

const SUCCESS = 0;
const BAD_FILE = 8;

export function wasi(memory) {
    const view = () => new DataView(memory().buffer);
    return {
        clock_time_get(_clock, _precision, result) {
            view().setBigUint64(result, BigInt(Math.round(performance.now() * 1e6)), true);
            return SUCCESS;
        },
        random_get(start, size) {
            fillRandom(new Uint8Array(memory().buffer, start, size));
            return SUCCESS;
        },
        environ_sizes_get(count, size) {
            view().setUint32(count, 0, true);
            view().setUint32(size, 0, true);
            return SUCCESS;
        },
        environ_get: () => SUCCESS,
        fd_write(_file, vectors, count, written) {
            let bytes = 0;
            for (let i = 0; i < count; i++) bytes += view().getUint32(vectors + 8 * i + 4, true);
            view().setUint32(written, bytes, true);
            return SUCCESS;
        },
        fd_close: () => BAD_FILE,
        fd_fdstat_get: () => BAD_FILE,
        fd_seek: () => BAD_FILE,
        fd_read: () => BAD_FILE,
        fd_prestat_get: () => BAD_FILE,
        fd_prestat_dir_name: () => BAD_FILE,
        proc_exit(code) {
            throw new Error(`the module ended with code ${code}`);
        },
    };
}
