import { createStore } from "#kit/ui/create-store.ts";

/** Shifts of a proposal that somebody does not want; by proposal, so that another one begins with none. */
export const droppedStore = createStore<{
	readonly planId: string;
	readonly keys: ReadonlySet<string>;
}>({
	...{ planId: "", keys: new Set() },
});

const none: ReadonlySet<string> = new Set();

export function droppedOf(
	{ planId, keys }: ReturnType<typeof droppedStore.get>,
	id: string,
): ReadonlySet<string> {
	return planId === id ? keys : none;
}

export function toggleDropped(planId: string, key: string): void {
	const keys = droppedOf(droppedStore.get(), planId).symmetricDifference(new Set([key]));
	droppedStore.set({ planId, keys });
}
