/** Of a copy of a template what names it, "item day copy"; undefined of a shift that is there. */
export function copyOf(key: string) {
	const [itemId = "", day, copy] = key.split(" ");
	return day === undefined ? undefined : { itemId, day, copy: Number(copy) };
}
