import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Services } from "../services.ts";
import { readCookie, sessionCookie } from "./cookies.ts";

const root = fileURLToPath(new URL("../../../../dist/web/", import.meta.url));

/** The page of the built web application, as text. */
export interface WebPage {
	readonly plain: string;
	/** For somebody with a session's cookie: names more to be fetched at once. */
	readonly signedIn: string;
}

/** Undefined where only the API is served. */
export async function readPage(): Promise<WebPage | undefined> {
	try {
		const [plain, signedIn] = await Promise.all([
			readFile(`${root}index.html`, "utf8"),
			readFile(`${root}signed-in.html`, "utf8"),
		]);
		return { plain, signedIn };
	} catch {
		return undefined;
	}
}

/** Answers with the page. The cookie is only looked for: whether its session still stands is asked by the page itself. */
export function sendPage(
	page: WebPage,
	request: FastifyRequest,
	reply: FastifyReply,
): FastifyReply {
	const hasCookie = readCookie(request, sessionCookie) !== undefined;
	return reply
		.header("cache-control", "no-cache")
		.header("vary", "cookie")
		.type("text/html")
		.send(hasCookie ? page.signedIn : page.plain);
}

/** Configuration of the browser, and the built files: hashed ones are kept for a year. */
export async function serveWeb(
	app: FastifyInstance,
	services: Services,
	page: WebPage | undefined,
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
	app.get("/", (request, reply) => sendPage(page, request, reply));
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
