import type { AnyPanel } from "./kit/ui/panel-stack/define-panel.ts";
import type { Page } from "./kit/web/router/define-pages.ts";
import type { Slots } from "./kit/web/slots/define-slots.ts";
import { startWeb } from "./kit/web/start-web.tsx";

/** Composition only: what the areas offer → the application. */
const pages = import.meta.glob<{ pages: readonly Page[] }>(
	"./areas/*/*/web/pages.ts",
	{ eager: true },
);
const panels = import.meta.glob<Record<string, AnyPanel>>(
	["./areas/*/*/web/panels.ts", "./kit/ui/panels.ts"],
	{ eager: true },
);
const slots = import.meta.glob<{ slots: Slots }>("./areas/*/*/web/slots.ts", {
	eager: true,
});

const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no #root");

void startWeb(
	{
		pages: Object.values(pages).flatMap((module) => module.pages),
		panels: Object.values(panels).flatMap((module) => Object.values(module)),
		slots: Object.values(slots).map((module) => module.slots),
	},
	root,
);
