// Typing: what is shown while typing, the caret and the player, masks.
import assert from 'node:assert/strict';
import { until, visit } from './browser.mjs';

visit('what is typed is shown at once, from where it starts', '#/cube', async (page) => {
    await page.getByTestId('setup-input').fill("U R U' R'");
    await until(page, 'facelets', /^(?!U{9}R{9})/);
    await page.getByTestId('alg-input').pressSequentially("R U R' U'");
    await until(page, 'facelets', /^U{9}R{9}/);
    await page.waitForURL(/setup=U_R_U'_R'/);
    await page.getByRole('button', { name: 'Undo' }).click(); // all that was typed is one change
    await page.waitForURL((url) => !url.hash.includes('alg='));
});

visit('the player follows the caret, the caret the player', "#/cube?alg=[R,_U]_//_x%0AF2_(L_D)2", async (page) => {
    const box = page.getByTestId('alg-input');
    await page.getByText('9/9').waitFor();
    const goTo = async (position, says) => {
        await box.evaluate((box, position) => (box.focus(), box.setSelectionRange(position, position), box.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }))), position);
        await page.getByText(says).waitFor();
    };
    await goTo(0, '0/9');
    await goTo(2, '1/9');
    await goTo('[R, U] // x\nF2'.length, '5/9');
    await page.getByRole('button', { name: 'One step on' }).click();
    await page.getByText('6/9').waitFor();
    assert.equal(await page.locator('.marks mark').innerText(), 'L');
});

visit('a mask hides what is not asked for, and is in the link', '#/cube?alg=R', async (page) => {
    await page.getByTestId('mask').selectOption('oll');
    await page.waitForURL(/mask=oll/);
    await page.getByTestId('mask').selectOption('own');
    await page.getByRole('button', { name: 'F5: F' }).first().click();
    await page.waitForURL(/mask=[0-9a-f]{14}/);
});
