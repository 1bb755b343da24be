export { ShownBalance } from './balance/ShownBalance.tsx';
export { CabinetPage, type CabinetPageProps } from './home/CabinetPage.tsx';
