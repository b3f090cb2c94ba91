import type * as z from "zod/mini";
import type { PermissionKey } from "#domain/access/permission-keys.ts";
import type { PermissionLevel } from "#domain/access/permission-level.ts";
import type { MasterDeclaration } from "./master-data/master-data.ts";
import type { Refusal } from "./refusal.ts";

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/**
 * Who may call. `public` endpoints say why they are; `signedIn` ones serve a person's own data;
 * everything else names a permission key and the level needed in any scope (the query narrows by unit and site).
 */
export type Access =
	| { readonly public: string }
	| {
			readonly signedIn: true;
			/** Of the person in front of the screen alone; API keys are turned away. */
			readonly web?: true;
			/** Answers null to a request with `orNobodyHeader` when nobody is signed in. */
			readonly orNobody?: true;
	  }
	| {
			readonly key: PermissionKey;
			readonly level: PermissionLevel;
			/** Held at this level it lets in as well; the use case says what each of the two opens. */
			readonly orKey?: PermissionKey;
	  };

/** Whose figures an operation changes. */
export type FigureReach = "MANY" | "PERSON";

export type DeviceKind = "APP" | "TERMINAL";

/**
 * One operation of the API. `input` holds path, query and body fields in one object: names in braces of the path go
 * there, the rest into the query (GET, DELETE) or the body (POST, PUT).
 */
export interface Endpoint<
	Input extends z.ZodMiniType = z.ZodMiniType,
	Answer extends z.ZodMiniType = z.ZodMiniType,
> {
	/** Stable name for integrators; camelCase. */
	readonly operationId: string;
	readonly method: Method;
	/** Begins with /api/; parameters in braces. */
	readonly path: string;
	readonly summary: string;
	/** For who writes a client: what schemas cannot say. */
	readonly description?: string;
	readonly access: Access;
	readonly input: Input;
	readonly answer: Answer;
	readonly refusals: readonly Refusal[];
	/** Largest body in bytes; 64 KiB unless said otherwise. */
	readonly bodyLimit?: number;
	/** The body is a file, sent as application/octet-stream; path and query hold the input. */
	readonly upload?: true;
	/** Handled like a GET, without a transaction around it: only its input is too long for an address. */
	readonly asRead?: true;
	/** Of what is handled like a GET: it writes nothing either, so its session is checked on the way as a GET's is. */
	readonly readsOnly?: true;
	/** Paired devices may call it too, with the token that pairing gave them. */
	readonly devices?: readonly DeviceKind[];
	/** Its answer goes on for as long as somebody listens: calls of it are not counted by who is known to listen. */
	readonly staysOpen?: true;
	/** The handler writes the response itself (streams, redirects); not called through `api()`. */
	readonly raw?: true;
	/**
	 * Changes what days of people come to: of many (it is asked beforehand what would change, and few days are computed at
	 * once, many by a job) or of one person (a preview is offered). Gives the operation `POST /api/previews/{operationId}`.
	 */
	readonly movesFigures?: FigureReach;
	/** The master data that it is an operation of: its trace follows from the declaration. */
	readonly master?: MasterDeclaration;
}

export type InputOf<E extends Endpoint> = z.output<E["input"]>;
export type GivenOf<E extends Endpoint> = z.input<E["input"]>;
export type AnswerOf<E extends Endpoint> = z.output<E["answer"]>;

type Declared = Omit<Endpoint, "operationId" | "method" | "path" | "refusals"> & {
	/** Method and path. */
	readonly route: `${Method} /api/${string}`;
	/** None of its own where nothing is said. */
	readonly refusals?: readonly Refusal[];
};

type MethodOf<Route> = Route extends `${infer M extends Method} ${string}` ? M : Method;
type RefusalsOf<E> = E extends { readonly refusals: infer R } ? R : readonly [];

/** What was declared, with its route taken apart. */
type Made<E extends Declared> = E & {
	readonly operationId: string;
	readonly method: MethodOf<E["route"]>;
	readonly path: string;
	readonly refusals: RefusalsOf<E>;
};

/** Declares an operation. Example: endpoint("getJob", { route: "GET /api/jobs/{jobId}", summary: "…", … }) */
export function endpoint<const E extends Declared>(operationId: string, declared: E): Made<E> {
	const [method, path] = declared.route.split(" ");
	return { refusals: [], ...declared, operationId, method, path } as unknown as Made<E>;
}

/** Whether an operation writes nothing, so that it may be asked twice. */
export function isMereRead({ method, readsOnly }: Pick<Endpoint, "method" | "readsOnly">): boolean {
	return method === "GET" || readsOnly === true;
}

/** Names of the path parameters of `/api/x/{id}`. */
export function pathParameters(path: string): string[] {
	return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string);
}
