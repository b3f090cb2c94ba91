import { defineSlots } from "#kit/web/slots/define-slots.ts";

export const slots = defineSlots({
	siteSwitch: [{ id: "site-switch", load: () => import("./site-switch.tsx") }],
});
