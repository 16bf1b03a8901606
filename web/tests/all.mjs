// Every test in one process, so that they share a server and a browser.
import './api.test.mjs';
import './differential.test.mjs';
import './editor.test.mjs';
import './hands.test.mjs';
import './look.test.mjs';
import './mazes.test.mjs';
import './mend.test.mjs';
import './package.test.mjs';
import './page.test.mjs';
import './player.test.mjs';
import './rooms.test.mjs';
import './see.test.mjs';
import './speed.test.mjs';
import './take.test.mjs';
import './welcome.test.mjs';
import './words.test.mjs';
