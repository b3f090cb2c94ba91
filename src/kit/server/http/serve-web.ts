import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import type { Services } from "../services.ts";

const root = fileURLToPath(new URL("../../../../dist/web/", import.meta.url));

/** The page of the built web application; undefined where only the API is served. */
export async function readPage(): Promise<string | undefined> {
	try {
		return await readFile(`${root}index.html`, "utf8");
	} catch {
		return undefined;
	}
}

/** Configuration of the browser, and the built files: hashed ones are kept for a year. */
export async function serveWeb(
	app: FastifyInstance,
	services: Services,
	page: string | undefined,
): Promise<void> {
	app.get("/config.json", async (_request, reply) => {
		reply.header("cache-control", "no-cache");
		return {
			apiUrl: "",
			mapsKey: services.config.mapsKey ?? null,
			developerTools: services.config.developerTools,
			version: services.version,
		};
	});
	if (page === undefined) return;
	app.get("/", (_request, reply) =>
		reply.header("cache-control", "no-cache").type("text/html").send(page),
	);
	await app.register(fastifyStatic, {
		root: `${root}assets/`,
		prefix: "/assets/",
		preCompressed: true,
		index: false,
		cacheControl: false,
		setHeaders(reply) {
			reply.header("cache-control", "public, max-age=31536000, immutable");
		},
	});
}
