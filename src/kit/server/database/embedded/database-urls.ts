import { existsSync } from "node:fs";
import { lockHolder } from "./lock.ts";
import { adminRole } from "./open-cluster.ts";
import { type Passwords, readPasswords } from "./passwords.ts";
import { place } from "./place.ts";
import { databaseName, ownerRole, serverRole } from "./prepare-database.ts";
import { readRunningPostgres } from "./stop-postgres.ts";

export interface DatabaseUrls {
	/** Migrates: may make roles and everything within the database, but is no superuser. */
	ownerUrl: string;
	/** Serves: has no rights but those that the migrations give. */
	serveUrl: string;
	/** Superuser, connected to the maintenance database `postgres`: makes and drops test databases. */
	adminUrl: string;
}

export function databaseUrls(passwords: Passwords, port: number): DatabaseUrls {
	const url = (role: string, password: string, database: string) =>
		`postgres://${role}:${password}@127.0.0.1:${port}/${database}`;
	return {
		ownerUrl: url(ownerRole, passwords.owner, databaseName),
		serveUrl: url(serverRole, passwords.server, databaseName),
		adminUrl: url(adminRole, passwords.admin, "postgres"),
	};
}

/** The addresses of an embedded database that another process keeps running; for commands beside the server. */
export function findEmbeddedDatabase(directory: string): DatabaseUrls | undefined {
	if (!existsSync(directory)) return undefined;
	const { cluster, lock, passwords } = place(directory);
	const running = readRunningPostgres(cluster);
	if (running?.status !== "ready" || !lockHolder(lock)) return undefined;
	return databaseUrls(readPasswords(passwords), running.port);
}
