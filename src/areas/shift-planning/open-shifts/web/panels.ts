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
