import { createStore } from "../create-store.ts";

/** What open panels call themselves, by id: "Vogt, Lena" instead of "Mitarbeiter". */
export const panelNames = createStore<Readonly<Record<string, string>>>({});

export function namePanel(id: string, name: string): void {
	const known = panelNames.get();
	if (known[id] !== name) panelNames.set({ ...known, [id]: name });
}
