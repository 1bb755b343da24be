import '../plain.css';
import { showVanillaForm } from '../forms/vanilla.ts';

const root = document.querySelector('#root');
if (root) showVanillaForm(root);
