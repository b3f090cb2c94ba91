import { adminRole } from "./create-cluster.ts";
import type { Passwords } from "./passwords.ts";
import { databaseName, ownerRole, serverRole } from "./prepare-database.ts";

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
