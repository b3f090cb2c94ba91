import cookie from "@fastify/cookie";
import Fastify, {
	type FastifyInstance,
	type FastifyRequest,
	LogController,
} from "fastify";
import { requestHeaders } from "../../contract/headers.ts";
import { defaultLanguage, isLanguage } from "../../contract/language.ts";
import { newId } from "../../contract/new-id.ts";
import { commonRefusals } from "../../contract/refusal.ts";
import type { CronDefinition } from "../jobs/define-cron.ts";
import type { JobDefinition } from "../jobs/define-job.ts";
import type { AnyMailTemplate } from "../mail/define-mail.ts";
import { Refused } from "../refuse.ts";
import type { Services } from "../services.ts";
import { ErrorTexts } from "../texts.ts";
import { endpointHandler } from "./endpoint-handler.ts";
import { answerError } from "./error-answer.ts";
import { openApiDocument } from "./openapi.ts";
import { checkOrigin } from "./origin-check.ts";
import { securityHeaders } from "./security-headers.ts";
import type { Contract, Routes } from "./serve.ts";

/** What the server finds in the folder of one feature. */
export interface Feature {
	readonly routes: Routes;
	readonly errors: { readonly de: object; readonly en: object };
	readonly jobs?: readonly JobDefinition[];
	readonly crons?: readonly CronDefinition[];
	readonly mails?: readonly AnyMailTemplate[];
}

const defaultBodyLimit = 64 * 1024;

/** The HTTP side of one process: every feature's routes, one error handler, the OpenAPI document. */
export async function createApplication(
	services: Services,
	features: readonly Feature[],
	/** The web application's page, answered to every address that is not the API's. */
	page?: string,
): Promise<FastifyInstance> {
	const app = newFastify(services);
	await app.register(cookie);
	app.addHook("onRequest", securityHeaders(services.config));
	answerFailures(app, errorTexts(features), page);

	const contracts: Contract[] = [];
	for (const { routes } of features) {
		contracts.push(routes.contract);
		registerRoutes(app, services, routes);
	}
	const document = openApiDocument(contracts, services.version);
	app.get("/api/openapi.json", async () => document);
	return app;
}

function newFastify({ config, log, clock }: Services): FastifyInstance {
	return Fastify({
		loggerInstance: log,
		// a logger a request costs more than the rest of the framework; what is logged names the trace itself
		childLoggerFactory: (logger) => logger,
		// a line a request would bury what matters; durations are metrics
		logController: new LogController({ disableRequestLogging: true }),
		trustProxy: config.trustProxy.length === 0 ? false : [...config.trustProxy],
		bodyLimit: defaultBodyLimit,
		genReqId: () => newId(clock.now().getTime()),
		routerOptions: { maxParamLength: 300 },
	}) as unknown as FastifyInstance;
}

function errorTexts(features: readonly Feature[]): ErrorTexts {
	const texts = new ErrorTexts();
	for (const { errors } of features) {
		texts.add("de-DE", errors.de as Record<string, string>);
		texts.add("en-EN", errors.en as Record<string, string>);
	}
	return texts;
}

function answerFailures(
	app: FastifyInstance,
	texts: ErrorTexts,
	page: string | undefined,
): void {
	app.setErrorHandler((error, request, reply) => {
		const language = request.headers[requestHeaders.language];
		return answerError(
			texts,
			isLanguage(language) ? language : defaultLanguage,
			error,
			request,
			reply,
		);
	});
	app.setNotFoundHandler((request, reply) => {
		if (page !== undefined && asksForPage(request)) {
			return reply
				.header("cache-control", "no-cache")
				.type("text/html")
				.send(page);
		}
		const refused = new Refused(commonRefusals.notFound, {});
		return answerError(texts, defaultLanguage, refused, request, reply);
	});
}

function asksForPage(request: FastifyRequest): boolean {
	return request.method === "GET" && !/^\/(api|assets)\//.test(request.url);
}

function registerRoutes(
	app: FastifyInstance,
	services: Services,
	routes: Routes,
): void {
	const checkOriginFirst = async (request: FastifyRequest) =>
		checkOrigin(request, services.config.publicUrl);
	for (const [name, endpoint] of Object.entries(routes.contract)) {
		app.route({
			method: endpoint.method,
			url: endpoint.path.replace(/\{(\w+)\}/g, ":$1"),
			bodyLimit: endpoint.bodyLimit ?? defaultBodyLimit,
			// before a byte of the body is read
			...(endpoint.method === "GET" ? {} : { onRequest: checkOriginFirst }),
			handler: endpointHandler(services, endpoint, routes.handlers[name]),
		});
	}
}
