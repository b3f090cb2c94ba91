import { beforeAll, describe, expect, test } from "vitest";
import { pathParameters } from "#kit/contract/endpoint.ts";
import { findFeatures } from "#kit/server/find-features.ts";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { expectedOperations } from "./expected-operations.ts";
import { findContracts } from "./find-contracts.ts";
import { type OpenApiDocument, type Operation, operationsOf } from "./operation.ts";
import { sampleInput } from "./sample-input.ts";
import { sendOperation } from "./send-operation.ts";
import { useSessions } from "./use-sessions.ts";

const contracts = await findContracts();
const endpoints = contracts.flatMap(({ feature, contract }) =>
	Object.entries(contract).map(([name, endpoint]) => ({ feature, name, endpoint })),
);

describe("contracts", () => {
	test("every contract is routed", async () => {
		const routed = (await findFeatures()).map(({ routes }) => routes.contract);
		const forgotten = contracts
			.filter(({ feature }) => feature !== "kit")
			.filter(({ contract }) => !routed.includes(contract))
			.map(({ feature }) => feature);
		expect(forgotten).toEqual([]);
	});

	test("operation ids are camelCase, unique, and the names of their entries", () => {
		const ids = endpoints.map(({ endpoint }) => endpoint.operationId);
		expect(ids.filter((id) => !/^[a-z][a-zA-Z0-9]*$/.test(id))).toEqual([]);
		expect(ids).toEqual([...new Set(ids)]);
		expect(ids).toEqual(endpoints.map(({ name }) => name));
	});

	test("method and path are unique, and path parameters are fields of the input", () => {
		const places = endpoints.map(
			({ endpoint }) => `${endpoint.method} ${endpoint.path.replace(/\{\w+\}/g, "{}")}`,
		);
		expect(places).toEqual([...new Set(places)]);
		const strangers = endpoints.filter(({ endpoint }) => {
			const shape = (endpoint.input as { shape?: Record<string, unknown> }).shape ?? {};
			return (
				!endpoint.path.startsWith("/api/") ||
				pathParameters(endpoint.path).some((name) => !(name in shape))
			);
		});
		expect(strangers.map(({ name }) => name)).toEqual([]);
	});

	test("public endpoints say aloud why they are", () => {
		const silent = endpoints.filter(
			({ endpoint }) => "public" in endpoint.access && endpoint.access.public.split(" ").length < 3,
		);
		expect(silent.map(({ name }) => name)).toEqual([]);
	});

	test("what integrators were promised is there, or on the list of what is missing", () => {
		const ids = new Set(endpoints.map(({ endpoint }) => endpoint.operationId));
		const { present, missing } = expectedOperations;
		expect(present.filter((id) => !ids.has(id))).toEqual([]);
		expect(missing.filter((id) => ids.has(id))).toEqual([]);
	});
});

describe("who may call", () => {
	const server = useTestServer();
	const openSession = useSessions(server);
	let operations: Operation[];
	let guest: { tenantId: string; userId: string };
	const samples = {
		id: () => "0190f4c2-1111-7000-8000-000000000001",
		instant: "2026-11-21T08:15:00Z",
		day: "2026-11-21",
		known: {},
	};

	beforeAll(async () => {
		const response = await server().browser().fetch("/api/openapi.json");
		operations = operationsOf((await response.json()) as OpenApiDocument);
		const built = await buildTenant(server().ownerUrl, async (tenant) => ({
			userId: (await tenant.person({ firstName: "Ohne", lastName: "Rechte", roles: [] })).id,
		}));
		guest = built;
	});

	test("every operation that is not public refuses without a session", async () => {
		const bound = operations.filter((operation) => !operation.public);
		expect(bound).not.toEqual([]);
		for (const operation of bound) {
			const input = sampleInput(operation, samples);
			const browser = server().browser();
			const { status, text } = await sendOperation(browser, operation, input);
			expect({ id: operation.operationId, status }).toEqual({
				id: operation.operationId,
				status: 401,
			});
			expect(JSON.parse(text)).toMatchObject({ error: "ClientUnauthorized" });
		}
	});

	test("every operation with a permission refuses who holds it nowhere, and names it", async () => {
		// refused calls leave her session as it is
		const browser = await openSession(guest);
		for (const operation of operations) {
			if (operation.permission === undefined) continue;
			const input = sampleInput(operation, samples);
			const { status, text } = await sendOperation(browser, operation, input);
			expect({ id: operation.operationId, status, text }).toMatchObject({
				id: operation.operationId,
				status: 403,
			});
			expect(JSON.parse(text)).toMatchObject({
				error: "Forbidden",
				permission: operation.permission.key,
				level: operation.permission.level,
			});
		}
	});

	test("every operation that changes something refuses calls from other sites", async () => {
		const browser = await openSession(guest);
		for (const operation of operations) {
			if (operation.method === "GET") continue;
			const input = sampleInput(operation, samples);
			const { status } = await sendOperation(browser, operation, input, {
				"sec-fetch-site": "cross-site",
				origin: "https://elsewhere.example",
			});
			expect({ id: operation.operationId, status }).toEqual({
				id: operation.operationId,
				status: 403,
			});
		}
	});
});
