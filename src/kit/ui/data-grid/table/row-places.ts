/** A drawn row, and the element it is drawn in. */
export interface RowPlace {
	readonly slot: number;
	readonly index: number;
}

interface Moment {
	/** Whether somebody scrolls. */
	readonly isMoving: boolean;
	/** The row that holds the focus; −1 while none does. */
	readonly focused: number;
}

/**
 * Gives rows their elements: one that leaves the sight is taken by a row that comes into it, which costs a fraction of
 * making a new one. Rows that stay keep theirs. While somebody scrolls no element changes its place in the document; at
 * rest they stand there from top to bottom, for reading and for marking text.
 */
export function createRowPlaces() {
	let places: readonly RowPlace[] = [];
	return (indexes: readonly number[], { isMoving, focused }: Moment) => {
		const next = reuse(places, indexes);
		const sorted = next.toSorted((a, b) => a.index - b.index);
		places = isMoving || movesFocus(next, sorted, focused) ? next : sorted;
		return places;
	};
}

function reuse(before: readonly RowPlace[], indexes: readonly number[]): readonly RowPlace[] {
	const known = new Set(before.map(({ index }) => index));
	const wanted = new Set(indexes);
	const coming = indexes.filter((index) => !known.has(index));
	let taken = 0;
	const next = before.flatMap((place): readonly RowPlace[] => {
		if (wanted.has(place.index)) return [place];
		const index = coming[taken++];
		return index === undefined ? [] : [{ slot: place.slot, index }];
	});
	const slots = new Set(next.map(({ slot }) => slot));
	let slot = 0;
	for (const index of coming.slice(taken)) {
		while (slots.has(slot)) slot++;
		next.push({ slot, index });
		slots.add(slot);
	}
	return next;
}

/** An element that is moved in the document loses its focus. React moves those that stand before one they now follow. */
function movesFocus(before: readonly RowPlace[], sorted: readonly RowPlace[], focused: number) {
	if (focused < 0) return false;
	let last = -1;
	for (const place of sorted) {
		const at = before.indexOf(place);
		if (at > last) last = at;
		else if (place.index === focused) return true;
	}
	return false;
}
