/** What a public page loads in development in place of the boot script: Vite adds the styles of the modules by script. */
import './boot.ts';
import '#fonts.css';
import { publicRouteIds, publicRouteOf } from '../routes/publicRoutes.ts';

for (const id of publicRouteIds) void publicRouteOf(id).load();
