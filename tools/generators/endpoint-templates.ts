import { pascalCase, sentence } from "./names.ts";

export interface EndpointPlan {
	/** verb-noun */
	readonly name: string;
	readonly noun: string;
	readonly operationId: string;
	readonly table: string;
	readonly kind: "read" | "change" | "delete";
}

const http = "#kit/server/http";

export function contractEntry(plan: EndpointPlan): string {
	const { operationId, kind, noun, name } = plan;
	const method = { read: "GET", change: "PUT", delete: "DELETE" }[kind];
	const path = kind === "read" ? `/api/${noun}` : `/api/${name}/{id}`;
	const answer = kind === "read" ? "z.object({ items: z.array(z.object({ id })) })" : "nothing";
	return `	${operationId}: endpoint("${operationId}", {
		route: "${method} ${path}",
		summary: "${sentence(name)}",
		access: { signedIn: true },
		input: ${kind === "read" ? "nothing" : "z.object({ id })"},
		answer: ${answer},
		refusals: [],
	}),`;
}

export function useCase(plan: EndpointPlan): string {
	return plan.kind === "read" ? readingUseCase(plan) : writingUseCase(plan);
}

function readingUseCase({ operationId }: EndpointPlan): string {
	return `import type { Handler } from "${http}/serve.ts";
import type { contract } from "../contract.ts";
import { ${operationId}Rows } from "./sql.ts";

export const ${operationId}: Handler<typeof contract.${operationId}> = async (context) => {
	const items = await context.read((tx) => ${operationId}Rows(tx, context.tenantId));
	return { items };
};
`;
}

function writingUseCase(plan: EndpointPlan): string {
	const { operationId, table, kind } = plan;
	const action = kind === "delete" ? "deleted" : "changed";
	return `import { commonRefusals } from "#kit/contract/refusal.ts";
import { audit } from "#kit/server/audit.ts";
import type { Handler } from "${http}/serve.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { contract } from "../contract.ts";
import { ${sqlName(plan)} } from "./sql.ts";

export const ${operationId}: Handler<typeof contract.${operationId}> = async (context, { id }) => {
	const found = await ${sqlName(plan)}(context.tx, context.tenantId, id);
	if (!found) return refuse(commonRefusals.notFound);
	await audit(context.tx, context, {
		entity: "${table}",
		entityId: id,
		action: "${action}",
	});
	return {};
};
`;
}

/** Who may read the trace of what the use case changes; to be put right by the person who knows. */
export function tracedEntity({ table }: EndpointPlan): string {
	const title = sentence(table.replaceAll("_", "-"));
	return `		${table}: { title: ["${title}", "${title}"], key: "access.defaults", reach: "COMPANY" },`;
}

export function tracesFile(plan: EndpointPlan): string {
	return `import type { Traces } from "#kit/contract/traces.ts";

export const traces: Traces = {
	entities: {
${tracedEntity(plan)}
	},
};
`;
}

function sqlName({ operationId, kind }: EndpointPlan): string {
	return kind === "delete" ? `${operationId}Row` : `lockFor${pascalCase(operationId)}`;
}

export function sqlFunction(plan: EndpointPlan): string {
	const { operationId, table, kind } = plan;
	if (kind === "read") {
		return `export function ${operationId}Rows(
	tx: Tx,
	tenantId: string,
): Promise<{ id: string }[]> {
	return tx
		.selectFrom("${table}")
		.select("id")
		.where("tenant_id", "=", tenantId)
		.orderBy("id")
		.execute();
}
`;
	}
	const chain =
		kind === "delete"
			? `.deleteFrom("${table}")
		.where("tenant_id", "=", tenantId)
		.where("id", "=", id)
		.returning("id")`
			: `.selectFrom("${table}")
		.select("id")
		.where("tenant_id", "=", tenantId)
		.where("id", "=", id)
		.forUpdate()`;
	return `export async function ${sqlName(plan)}(
	tx: Tx,
	tenantId: string,
	id: string,
): Promise<boolean> {
	const row = await tx
		${chain}
		.executeTakeFirst();
	return row !== undefined;
}
`;
}

export function testFile({ operationId, name, kind }: EndpointPlan): string {
	const input = kind === "read" ? "{}" : '{\n\t\tid: "0190f4c2-1111-7000-8000-000000000001",\n\t}';
	const expected =
		kind === "read"
			? "expect(reply.answer.items).toBeInstanceOf(Array);"
			: "expect(reply.status).toBe(404);";
	const what = kind === "read" ? "answers what is there" : "refuses what does not exist";
	return `import { expect, test } from "vitest";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { insertSession } from "#kit/testing/insert-session.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

const server = useTestServer();

async function signedIn() {
	const { cookie } = await buildTenant(server().ownerUrl, async (tenant) => {
		const person = await tenant.person({
			firstName: "Lena",
			lastName: "Vogt",
		});
		return insertSession(tenant, person.id);
	});
	const browser = server().browser();
	browser.cookies.set("stundwerk", cookie);
	return browser;
}

test("${sentence(name)}: ${what}", async () => {
	const browser = await signedIn();
	const reply = await browser.call(contract.${operationId}, ${input});
	${expected}
});
`;
}
