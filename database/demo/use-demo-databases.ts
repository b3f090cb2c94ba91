import type pg from "pg";
import { pino } from "pino";
import { afterAll, beforeAll, inject } from "vitest";
import { cloneTemplate, dropClone, nameOfClone } from "#kit/testing/clone-template.ts";
import { urlOfDatabase, withClient } from "#kit/testing/test-cluster.ts";
import { loadDemo } from "./load-demo.ts";

/** A Saturday morning, so that running clocks, a weekend and a late October are all there. */
export const demoNow = new Date("2026-11-21T10:00:00Z");

export interface DemoDatabase {
	readonly name: string;
	/** Bound by row-level security, as the owner is. */
	readonly ownerUrl: string;
	/** Asks as a superuser: of all tenants. */
	ask<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
}

/** Call at the top of a test file: clones of the template with the demo in them, gone afterwards. */
export function useDemoDatabases(count: number, months: number): readonly DemoDatabase[] {
	const names = Array.from({ length: count }, () => nameOfClone("demo"));
	beforeAll(async () => {
		const { adminUrl } = inject("cluster");
		for (const name of names) await cloneTemplate(adminUrl, name);
		for (const name of names) await load(name, months);
	}, 180_000);
	afterAll(async () => {
		for (const name of names) {
			await dropClone(inject("cluster").adminUrl, name);
		}
	});
	return names.map(databaseOf);
}

async function load(name: string, months: number): Promise<void> {
	const url = urlOfDatabase(inject("cluster").ownerUrl, name);
	await loadDemo(url, { now: demoNow, log: pino({ level: "silent" }), months });
}

function databaseOf(name: string): DemoDatabase {
	const { adminUrl, ownerUrl } = inject("cluster");
	return {
		name,
		ownerUrl: urlOfDatabase(ownerUrl, name),
		ask: (text, values = []) =>
			withClient(
				urlOfDatabase(adminUrl, name),
				async (client) => (await client.query(text, values)).rows,
			),
	};
}
