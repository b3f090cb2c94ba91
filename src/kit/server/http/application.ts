import cookie from "@fastify/cookie";
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from "fastify";
import { requestHeaders } from "#kit/contract/headers.ts";
import { defaultLanguage, isLanguage, type Language, languages } from "#kit/contract/language.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { Traces } from "#kit/contract/traces.ts";
import type { ListExport } from "../export/list-export.ts";
import type { FigureChanges } from "../figures/figure-changes.ts";
import type { CronDefinition } from "../jobs/define-cron.ts";
import type { JobDefinition } from "../jobs/define-job.ts";
import type { AnyMailTemplate } from "../mail/define-mail.ts";
import type { AnyNoticeKind } from "../notices/define-notice.ts";
import type { PersonImport } from "../person-import/person-import.ts";
import { Refused } from "../refusals/refuse.ts";
import type { Services } from "../services.ts";
import type { TableImport } from "../table-import/table-import.ts";
import { ErrorTexts } from "../texts.ts";
import { answerUnreadable } from "./answer-unreadable.ts";
import { jsonOf } from "./answers/written-json.ts";
import { ApiKeys } from "./api-keys.ts";
import { compressAnswer } from "./compress-answer.ts";
import { SlowReaders } from "./connections/slow-readers.ts";
import { endpointHandler } from "./endpoint-handler.ts";
import type { Entrance } from "./entrance.ts";
import { answerError } from "./error-answer.ts";
import { RequestLimits } from "./limits/request-limits.ts";
import { openApiDocument } from "./openapi.ts";
import { checkOrigin } from "./origin-check.ts";
import { withPreviews } from "./run-preview.ts";
import { securityHeaders } from "./security-headers.ts";
import type { Contract, Routes } from "./serve.ts";
import { sendPage, type WebPage } from "./serve-web.ts";
import { TraceIds } from "./trace-ids.ts";

/** What the server finds in the folder of one feature. */
export interface Feature {
	readonly routes: Routes;
	readonly errors: Readonly<Record<Language, object>>;
	readonly jobs?: readonly JobDefinition[];
	readonly crons?: readonly CronDefinition[];
	/** Lists that can be exported, by name. */
	readonly listExports?: Readonly<Record<string, ListExport>>;
	readonly mails?: readonly AnyMailTemplate[];
	/** What people are told of by mail. */
	readonly notices?: readonly AnyNoticeKind[];
	readonly traces?: readonly Traces[];
	/** Of the one feature that computes what days come to. */
	readonly figures?: FigureChanges | undefined;
	readonly imports?: readonly PersonImport[];
	readonly table?: TableImport | undefined;
}

const defaultBodyLimit = 64 * 1024;

/** The HTTP side of one process: every feature's routes, one error handler, the OpenAPI document. */
export async function createApplication(
	services: Services,
	features: readonly Feature[],
	/** The web application's page, answered to every address that is not the API's. */
	page?: WebPage,
): Promise<FastifyInstance> {
	const texts = errorTexts(features);
	const app = newFastify(services, texts);
	// only for setting cookies: reading them takes neither a hook nor all of them
	await app.register(cookie, { hook: false });
	// files are handed on as they arrive; only endpoints that expect one get past the check of the origin
	app.addContentTypeParser(
		"application/octet-stream",
		async (_request: FastifyRequest, body: unknown) => body,
	);
	app.addHook("onRequest", securityHeaders(services.config));
	app.setReplySerializer(jsonOf);
	answerFailures(app, texts, page);

	const limits = new RequestLimits(services.config.requestRates, services.counters.refused);
	const entrance = { services, apiKeys: new ApiKeys(services), limits };
	const contracts: Contract[] = [];
	for (const feature of features) {
		const routes = withPreviews(feature.routes);
		contracts.push(routes.contract);
		registerRoutes(app, entrance, routes);
	}
	// made when somebody asks: a start is not to wait for what hardly anybody reads
	let document: ReturnType<typeof openApiDocument> | undefined;
	app.get("/api/openapi.json", { onSend: compressAnswer }, async (request, reply) => {
		limits.enterUnknown({ request, reply, now: services.clock.now() });
		document ??= openApiDocument(contracts, services.version);
		return document;
	});
	return app;
}

function newFastify(
	{ config, log, clock, counters }: Services,
	texts: ErrorTexts,
): FastifyInstance {
	const traceIds = new TraceIds();
	const newTraceId = () => traceIds.next(clock.now().getTime());
	const addHeaders = securityHeaders(config);
	const { headersMs, requestMs, answerMs, most } = config.connections;
	const app = Fastify({
		loggerInstance: log,
		// a logger a request costs more than the rest of the framework; what is logged names the trace itself
		childLoggerFactory: (logger) => logger,
		// a line a request would bury what matters; durations are metrics
		logController: new LogController({ disableRequestLogging: true }),
		trustProxy: config.trustProxy.length === 0 ? false : [...config.trustProxy],
		bodyLimit: defaultBodyLimit,
		genReqId: newTraceId,
		// addresses that cannot be read get past every hook and the error handler
		frameworkErrors: (error, request, reply) => {
			addHeaders(request, reply, () => {});
			answerError(texts, languageOf(request), error, request, reply);
		},
		clientErrorHandler: answerUnreadable(config, texts, newTraceId, () =>
			counters.cut.add("sender"),
		),
		routerOptions: { maxParamLength: 300 },
		// most requests bring no body: nothing waits for the end of what never begins
		http: {
			optimizeEmptyRequests: true,
			headersTimeout: headersMs,
			requestTimeout: requestMs,
			connectionsCheckingInterval: Math.ceil(headersMs / 4),
		},
		requestTimeout: requestMs,
	}) as unknown as FastifyInstance;
	app.server.maxConnections = most;
	SlowReaders.of(app.server, answerMs, () => counters.cut.add("reader"));
	return app;
}

function errorTexts(features: readonly Feature[]): ErrorTexts {
	const texts = new ErrorTexts();
	for (const { errors } of features) {
		for (const language of languages) {
			texts.add(language, errors[language] as Record<string, string>);
		}
	}
	return texts;
}

function answerFailures(app: FastifyInstance, texts: ErrorTexts, page: WebPage | undefined): void {
	app.setErrorHandler((error, request, reply) =>
		answerError(texts, languageOf(request), error, request, reply),
	);
	app.setNotFoundHandler((request, reply) => {
		if (page !== undefined && asksForPage(request)) return sendPage(page, request, reply);
		const refused = new Refused(commonRefusals.notFound, {});
		return answerError(texts, languageOf(request), refused, request, reply);
	});
}

function languageOf({ headers }: FastifyRequest): Language {
	const language = headers[requestHeaders.language];
	return isLanguage(language) ? language : defaultLanguage;
}

function asksForPage(request: FastifyRequest): boolean {
	return request.method === "GET" && !/^\/(api|assets)\//.test(request.url);
}

function registerRoutes(app: FastifyInstance, entrance: Entrance, routes: Routes): void {
	for (const [name, endpoint] of Object.entries(routes.contract)) {
		const { publicUrl } = entrance.services.config;
		const checkOriginFirst = async (request: FastifyRequest) => {
			// no page can make a browser send a key; before sign-in a key opens nothing
			const isByKey = ApiKeys.isUsedBy(request) && !("public" in endpoint.access);
			if (!isByKey) checkOrigin(request, publicUrl, endpoint.upload);
		};
		app.route({
			method: endpoint.method,
			url: endpoint.path.replace(/\{(\w+)\}/g, ":$1"),
			bodyLimit: endpoint.bodyLimit ?? defaultBodyLimit,
			// before a byte of the body is read
			...(endpoint.method === "GET" ? {} : { onRequest: checkOriginFirst }),
			...(endpoint.raw ? {} : { onSend: compressAnswer }),
			handler: endpointHandler(entrance, endpoint, routes.handlers[name]),
		});
	}
}
