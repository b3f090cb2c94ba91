import { createStore } from "#kit/ui/create-store.ts";
import type { Page } from "./define-pages.ts";

/** All pages that exist; set once at the start. */
export const pagesStore = createStore<readonly Page[]>([]);
