/**
 * Spreadsheets take text that begins like a formula for one, even between quotes: what somebody typed as a name would be
 * carried out on the computer that opens the file. An apostrophe in front makes it text again.
 */
export function harmless(text: string): string {
	return /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
}

export function quoted(text: string, separator: string): string {
	const needsQuotes = text.includes(separator) || /["\r\n]|^\s|\s$/.test(text);
	return needsQuotes ? `"${text.replaceAll('"', '""')}"` : text;
}
