import '../plain.css';
import { showVanillaTable } from '../tables/vanilla.ts';

const root = document.querySelector('#root');
if (root) showVanillaTable(root);
