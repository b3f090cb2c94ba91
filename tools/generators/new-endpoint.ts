import { addImport, addToObject } from "./edit-source.ts";
import {
	contractEntry,
	type EndpointPlan,
	sqlFunction,
	testFile,
	tracedEntity,
	tracesFile,
	useCase,
} from "./endpoint-templates.ts";
import { camelCase, demand } from "./names.ts";
import { featureFolder } from "./new-feature.ts";
import type { Project } from "./project.ts";

/**
 * `npm run new endpoint <area>/<feature> <verb-noun> <table>`: contract entry, use case, its line in routes.ts, a
 * function in sql.ts, a test, and in traces.ts who may read its trace. `list-`, `get-` and `count-` read; `delete-` deletes; everything else changes one row.
 */
export async function newEndpoint(
	project: Project,
	feature: string,
	name: string,
	table: string,
): Promise<void> {
	const folder = featureFolder(project, feature);
	demand(name, /^[a-z]+(-[a-z]+)+$/, "a use case is named verb-noun");
	demand(table, /^[a-z]+(_[a-z]+)*$/, "the third word is the table it works on");
	const verb = name.split("-")[0] as string;
	const plan: EndpointPlan = {
		name,
		table,
		noun: name.slice(verb.length + 1),
		operationId: camelCase(name),
		kind: /^(list|get|count)$/.test(verb) ? "read" : verb === "delete" ? "delete" : "change",
	};
	await project.change(`${folder}/contract.ts`, (text) => intoContract(text, plan));
	project.create(`${folder}/server/${name}.ts`, useCase(plan));
	await project.change(`${folder}/server/routes.ts`, (text) =>
		addToObject(
			addImport(text, plan.operationId, `./${name}.ts`),
			"routes",
			`\t${plan.operationId},`,
		),
	);
	await intoSql(project, `${folder}/server/sql.ts`, plan);
	project.create(`${folder}/server/${name}.test.ts`, testFile(plan));
	if (plan.kind !== "read") await intoTraces(project, `${folder}/traces.ts`, plan);
}

/** What no feature declares yet, neither as traced nor as master data. */
async function intoTraces(project: Project, path: string, plan: EndpointPlan): Promise<void> {
	const declared = new RegExp(`^\\t\\t${plan.table}: \\{|\\bentity: "${plan.table}"`, "m");
	const places = await project.find([
		"src/areas/*/*/traces.ts",
		"src/areas/*/*/contract{.ts,/*.ts}",
	]);
	for (const place of places) if (declared.test(await project.read(place))) return;
	if (!project.has(path)) project.create(path, tracesFile(plan));
	else
		await project.change(path, (text) =>
			addToObject(text, "traces", tracedEntity(plan), "entities"),
		);
}

function intoContract(text: string, plan: EndpointPlan): string {
	const kit = "#kit/contract";
	let changed = addImport(text, "* as z", "zod/mini");
	changed = addImport(changed, "endpoint", `${kit}/endpoint.ts`);
	changed = addImport(changed, "id", `${kit}/fields.ts`);
	changed = addImport(changed, "nothing", `${kit}/fields.ts`);
	return addToObject(changed, "contract", contractEntry(plan));
}

async function intoSql(project: Project, path: string, plan: EndpointPlan): Promise<void> {
	if (!project.has(path)) project.create(path, "");
	await project.change(path, (text) => {
		const withImport = addImport(text, "Tx", "#kit/server/database/tenant-transaction.ts", "type");
		return `${withImport.trimEnd()}\n\n${sqlFunction(plan)}`;
	});
}
