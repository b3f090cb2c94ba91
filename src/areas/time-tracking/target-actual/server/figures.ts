import type { FigureChanges } from "#kit/server/figures/figure-changes.ts";
import { previewFigures } from "./preview/preview-figures.ts";
import { factsChanged } from "./recompute/days-changed.ts";

/** How the kit learns what changes do to days. */
export const figures: FigureChanges = { preview: previewFigures, keepCurrent: factsChanged };
