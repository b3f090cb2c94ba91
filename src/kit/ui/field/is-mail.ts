/** Whether a text is a mail address: one @, a name before it, a domain with a dot after it, no spaces. */
export function isMail(text: string): boolean {
	return (
		text.length <= 254 &&
		/^[^\s@"(),:;<>[\\\]]+@[^\s@.]+(\.[^\s@.]+)+$/u.test(text) &&
		!/(^|@)\.|\.@|\.\./.test(text)
	);
}
