/** Whether a text is a colour of 3 or 6 hexadecimal digits, with or without #. */
export function isHexColor(text: string): boolean {
	return /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.test(text);
}
