import { brand } from '../apps/web/src/brand.ts';
import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

addons.setConfig({ theme: create({ base: 'light', brandTitle: brand.name }) });
