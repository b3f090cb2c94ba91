import { defineSlots } from "#kit/web/slots/define-slots.ts";

export const slots = defineSlots({
	background: [{ id: "clocks", load: () => import("./clocks-background.tsx") }],
});
