/** What was settled before the form was opened. */
export function HiddenInput() {
	return null;
}
