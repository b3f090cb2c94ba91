import * as z from "zod/mini";
import { id } from "#kit/contract/fields.ts";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";

const features = ["SHIFTPLAN"] as const;

export const ofOffer = z.object({ id });

/** One's own shifts of the next weeks, what can be taken, and what one is asked for. */
export const shiftsMine = definePanel({
	id: "shifts.mine",
	title: ["Meine Dienste", "My shifts"],
	params: z.object({}),
	features,
	palette: true,
	load: () => import("./shifts-mine.panel.tsx"),
});

/** Offers one's own shift to somebody else. */
export const shiftsOffer = definePanel({
	id: "shifts.offer",
	title: ["Dienst abgeben oder tauschen", "Hand over or swap a shift"],
	params: ofOffer,
	features,
	load: () => import("./shifts-offer.panel.tsx"),
});

const plans = { key: "shiftplan.manage", level: "READ" } as const;

/** Shifts to come of people who are away by then. */
export const shiftsAway = definePanel({
	id: "shifts.away",
	title: ["Dienste von Abwesenden", "Shifts of people who are away"],
	params: z.object({}),
	features,
	permission: plans,
	palette: true,
	load: () => import("./shifts-away.panel.tsx"),
});

/** Finds somebody else for a shift. */
export const shiftsReplace = definePanel({
	id: "shifts.replace",
	title: ["Ersatz suchen", "Find a replacement"],
	params: ofOffer,
	features,
	permission: plans,
	load: () => import("./shifts-replace.panel.tsx"),
});
