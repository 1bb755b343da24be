export { Avatar, type AvatarProps } from './Avatar.tsx';
export { AvatarButton, type AvatarButtonProps } from './AvatarButton.tsx';
