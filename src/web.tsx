import type { Page } from "./kit/web/router/define-pages.ts";
import { startWeb } from "./kit/web/start-web.tsx";

/** Composition only: what the areas offer → the application. Panels and slots come once somebody is signed in. */
const pageFiles = import.meta.glob<{ pages: readonly Page[] }>("./areas/*/*/web/pages.ts", {
	eager: true,
});

const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no #root");

void startWeb(
	Object.values(pageFiles).flatMap((file) => file.pages),
	async () => (await import("./own-parts.ts")).ownParts,
	root,
);
