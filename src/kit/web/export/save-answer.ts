/**
 * Hands the browser a file that the server answered.
 *
 * @returns false where the answer is none
 */
export async function saveAnswer(response: Response): Promise<boolean> {
	const disposition = response.headers.get("content-disposition");
	if (disposition === null) return false;
	saveFile(await response.blob(), nameOf(disposition) ?? "");
	return true;
}

function saveFile(content: Blob, name: string): void {
	const address = URL.createObjectURL(content);
	const link = document.createElement("a");
	link.href = address;
	link.download = name;
	link.click();
	// the browser takes the content up right away, yet not within the click
	setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** The exact name of RFC 5987. */
function nameOf(disposition: string): string | undefined {
	const match = /filename\*=UTF-8''([^;]+)/.exec(disposition);
	return match?.[1] === undefined ? undefined : decodeURIComponent(match[1]);
}
