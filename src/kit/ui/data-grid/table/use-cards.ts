import { useMediaQuery } from "@mantine/hooks";

/** Pixels of the parts of a card. */
const frame = 19;
const title = 26;
const line = 38;
const besideEachOther = 2;

/** On a phone each row is a card: its first column as title, the others below it with their names. */
export function useCards(): boolean {
	return (
		useMediaQuery("(max-width: 480px)", undefined, {
			getInitialValueInEffect: false,
		}) ?? false
	);
}

/** All cards are equally high: what is not in sight is known without being drawn. */
export function cardHeight(columns: number): number {
	const lines = Math.ceil(Math.max(0, columns - 1) / besideEachOther);
	return frame + title + lines * line;
}
