import { createStore } from "../../../../kit/ui/create-store.ts";

export const unitViews = ["TREE", "LIST"] as const;
export type UnitView = (typeof unitViews)[number];

/** How the page showed the units last; a new visit begins with the tree. */
export const unitView = createStore<UnitView>("TREE");
