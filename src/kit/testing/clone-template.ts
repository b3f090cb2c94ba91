import { randomBytes } from "node:crypto";
import { templateName, withClient } from "./test-cluster.ts";

/** A name that no other copy of this run has. */
export function nameOfClone(prefix = "test"): string {
	return `${prefix}_${randomBytes(6).toString("hex")}`;
}

/**
 * Copies the migrated template: nothing may connect to the template itself, because PostgreSQL copies no database that
 * somebody is in.
 */
export async function cloneTemplate(adminUrl: string, name: string): Promise<void> {
	await withClient(adminUrl, (client) =>
		client.query(
			`create database ${name} owner stundwerk_owner template ${templateName} strategy file_copy`,
		),
	);
}

/** Drops a copy, the person who is still in it. */
export async function dropClone(adminUrl: string, name: string): Promise<void> {
	await withClient(adminUrl, (client) =>
		client.query(`drop database if exists ${name} with (force)`),
	);
}
