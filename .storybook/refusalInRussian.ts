import type { MissedContrast } from '@meridian/ui';
import type { ColourName } from '../packages/ui/src/palette.ts';

/** The name of a colour, and its form after «на»: «текст на карточке». */
const words: Record<ColourName, readonly [is: string, under: string]> = {
  surface: ['страница', 'странице'],
  surfaceRaised: ['карточка', 'карточке'],
  surfaceSunken: ['утопленная поверхность', 'утопленной поверхности'],
  surfaceHover: ['поверхность под указателем', 'поверхности под указателем'],
  ink: ['текст', 'тексте'],
  inkMuted: ['второстепенный текст', 'второстепенном тексте'],
  line: ['разделительная линия', 'разделительной линии'],
  lineStrong: ['граница поля', 'границе поля'],
  accent: ['акцент', 'акценте'],
  accentHover: ['акцент под указателем', 'акценте под указателем'],
  accentInk: ['текст главного действия', 'тексте главного действия'],
  accentLine: ['линия цвета акцента', 'линии цвета акцента'],
  accentSurface: ['мягкая поверхность акцента', 'мягкой поверхности акцента'],
  accentText: ['ссылка', 'ссылке'],
  focus: ['рамка фокуса', 'рамке фокуса'],
  overlay: ['вуаль за диалогом', 'вуали за диалогом'],
  solidInk: ['текст на плотном тоне', 'тексте на плотном тоне'],
  dangerHover: ['плотный тон опасности под указателем', 'плотном тоне опасности под указателем'],
  neutral: ['плотный нейтральный тон', 'плотном нейтральном тоне'],
  neutralSurface: ['нейтральная поверхность', 'нейтральной поверхности'],
  neutralInk: ['нейтральный текст', 'нейтральном тексте'],
  info: ['плотный тон сообщения', 'плотном тоне сообщения'],
  infoSurface: ['поверхность сообщения', 'поверхности сообщения'],
  infoInk: ['текст сообщения', 'тексте сообщения'],
  success: ['плотный тон успеха', 'плотном тоне успеха'],
  successSurface: ['поверхность успеха', 'поверхности успеха'],
  successInk: ['текст успеха', 'тексте успеха'],
  warning: ['плотный тон предупреждения', 'плотном тоне предупреждения'],
  warningSurface: ['поверхность предупреждения', 'поверхности предупреждения'],
  warningInk: ['текст предупреждения', 'тексте предупреждения'],
  danger: ['плотный тон опасности', 'плотном тоне опасности'],
  dangerSurface: ['поверхность опасности', 'поверхности опасности'],
  dangerInk: ['текст опасности', 'тексте опасности'],
};

const inScheme = { light: 'в светлой схеме', dark: 'в тёмной схеме' };
const figure = new Intl.NumberFormat('ru-RU');

/** The Russian version of a contrast error. */
export function refusalInRussian(
  name: string,
  { colour, on, isUnderPointer, scheme, shown, ratio, atLeast }: MissedContrast,
): string {
  const pair = `${words[colour][0]} на ${words[on][1]}${isUnderPointer ? ' под указателем' : ''}`;
  return (
    `Бренд ${name} использовать нельзя: ${pair} (${shown.join(' на ')}) — контраст ` +
    `${figure.format(ratio)}:1 ${inScheme[scheme]}, а нужно ${figure.format(atLeast)}:1.`
  );
}
