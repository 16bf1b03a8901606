// A page for frames on other sites: embed.html?alg=R+U&board=3x3 is a player with these attributes, and nothing else.
import { TrundlePlayer } from '../packages/trundle-player/element';

const player = new TrundlePlayer();
for (const [name, value] of new URLSearchParams(location.search)) if (/^[a-z]+$/.test(name)) player.setAttribute(name, value);
player.style.cssText = 'width: 100%; height: 100dvh';
document.body.style.margin = '0';
document.body.append(player);
