/** Hands the browser a file to be saved. */
export function saveFile(content: Blob, name: string): void {
	const address = URL.createObjectURL(content);
	const link = document.createElement("a");
	link.href = address;
	link.download = name;
	link.click();
	// the browser takes the content up right away, yet not within the click
	setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
