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
	/** For somebody with a session's cookie: path → page that names what is fetched at once there; `*` for all others. */
	readonly signedIn: Readonly<Record<string, string>>;
}

/** Undefined where only the API is served. */
export async function readPage(): Promise<WebPage | undefined> {
	try {
		const [plain, signedIn] = await Promise.all([
			readFile(`${root}index.html`, "utf8"),
			readFile(`${root}signed-in.json`, "utf8"),
		]);
		return { plain, signedIn: JSON.parse(signedIn) };
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
	const { plain, signedIn } = page;
	return reply
		.header("cache-control", "no-cache")
		.header("vary", "cookie")
		.type("text/html; charset=utf-8")
		.send(hasCookie ? pageAt(signedIn, request.url) : plain);
}

/** `/` leads to the dashboard. */
function pageAt(pages: WebPage["signedIn"], url: string): string | undefined {
	const [path = "/"] = url.split("?");
	const shown = path === "/" ? "/home/dashboard" : path;
	return Object.hasOwn(pages, shown) ? pages[shown] : pages["*"];
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
