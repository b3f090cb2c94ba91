export type CloseStateName = "closed" | "open" | "running";

/** What a month is to whoever closes months. */
export function closeStateOf({
	isClosed,
	isOver,
}: {
	readonly isClosed: boolean;
	readonly isOver: boolean;
}): CloseStateName {
	if (isClosed) return "closed";
	return isOver ? "open" : "running";
}
