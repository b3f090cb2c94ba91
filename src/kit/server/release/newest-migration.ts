import { readdirSync } from "node:fs";

const directory = new URL("../../../../database/migrations/", import.meta.url);

/**
 * The last migration that this process knows. Read as it begins: an upgrade puts other files in the place while processes of
 * before go on serving.
 */
export const newestMigration =
	readdirSync(directory)
		.filter((name) => name.endsWith(".sql"))
		.sort()
		.at(-1) ?? "";
