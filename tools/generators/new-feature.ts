import { serverOrder } from "../check-architecture/server-order.ts";
import { demand } from "./names.ts";
import type { Project } from "./project.ts";

/** `src/areas/<area>/<feature>/` of a feature that exists. */
export function featureFolder(project: Project, feature: string): string {
	const folder = `src/areas/${feature}`;
	if (!project.has(`${folder}/contract.ts`)) {
		throw new Error(
			`There is no feature ${feature}. Make it first: npm run new feature ${feature}`,
		);
	}
	return folder;
}

/** `npm run new feature <area>/<feature>`: contract, words and routes, all still empty. */
export function newFeature(project: Project, feature: string): void {
	demand(
		feature,
		/^[a-z]+(-[a-z]+)*\/[a-z]+(-[a-z]+)*$/,
		"a feature is named <area>/<feature>, in kebab-case",
	);
	const area = feature.split("/")[0] as (typeof serverOrder)[number];
	if (!serverOrder.includes(area)) {
		throw new Error(`Areas are ${serverOrder.join(", ")}; ${area} is none.`);
	}
	const folder = `src/areas/${feature}`;
	project.create(`${folder}/contract.ts`, "export const contract = {} as const;\n");
	project.create(`${folder}/text.ts`, texts);
	project.create(`${folder}/server/routes.ts`, routes);
}

const texts = `import { inBothLanguages } from "#kit/contract/texts.ts";

export const texts = inBothLanguages({
	errors: {},
});
`;

const routes = `import { serve } from "#kit/server/http/serve.ts";
import { contract } from "../contract.ts";

export const routes = serve(contract, {});
`;
