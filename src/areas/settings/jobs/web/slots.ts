import { defineSlots } from "#kit/web/slots/define-slots.ts";

export const slots = defineSlots({
	dock: [{ id: "jobs.dock", load: () => import("./job-dock.tsx") }],
	background: [{ id: "live", load: () => import("#kit/web/live/live-background.tsx") }],
});
