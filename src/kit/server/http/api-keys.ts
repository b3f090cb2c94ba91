import type { FastifyRequest } from "fastify";
import type { DeviceKind, Endpoint } from "#kit/contract/endpoint.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import { refuse } from "../refusals/refuse.ts";
import { hashOfSecret } from "../secrets.ts";
import type { Services } from "../services.ts";
import type { SessionToken } from "../session.ts";
import { RequestLimit } from "./request-limit.ts";

const pattern = /^Bearer sw_(key|app|term)_([A-Za-z0-9]{5})_([A-Za-z0-9_-]{43})$/i;
const devices: Readonly<Record<string, DeviceKind>> = { app: "APP", term: "TERMINAL" };
/** Of one address with keys that nobody knows. */
const failuresPerMinute = 30;
const manyTenants = 10_000;

/**
 * Requests of other programs: `Authorization: Bearer sw_key_<customer number>_<secret>`, of paired devices `sw_app_…` and
 * `sw_term_…`. No browser sends that by itself, so nothing is asked about where the request came from, and a session's cookie opens nothing in such a request.
 */
export class ApiKeys {
	readonly #services: Services;
	readonly #tenants = new Map<string, string>();
	readonly #failures = new RequestLimit(failuresPerMinute);

	constructor(services: Services) {
		this.#services = services;
	}

	/** Whether a request speaks by key. `Basic` may be a proxy's own matter. */
	static isUsedBy({ headers }: FastifyRequest): boolean {
		const { authorization } = headers;
		return authorization !== undefined && /^bearer /i.test(authorization);
	}

	/** Refuses endpoints of people, and forms that are no key. */
	async tokenOf(request: FastifyRequest, endpoint: Endpoint, now: Date): Promise<SessionToken> {
		demandForPrograms(endpoint);
		this.#failures.check(request.ip, now);
		const match = pattern.exec(request.headers.authorization ?? "");
		if (match === null) return this.refuseUnknown(request, now);
		const [, kind, tenantNo, secret] = match as unknown as string[] &
			[string, string, string, string];
		const device = devices[kind.toLowerCase()];
		if (device !== undefined && !endpoint.devices?.includes(device)) {
			refuse(commonRefusals.invalidRole);
		}
		const tenantId = await this.#tenantOf(tenantNo.toUpperCase());
		if (tenantId === undefined) return this.refuseUnknown(request, now);
		const hash = hashOfSecret(secret);
		const cacheKey = `${kind}.${tenantId}.${hash.toString("base64")}`;
		const token = { tenantId, hash, cacheKey, isKey: true } as const;
		return device === undefined ? token : { ...token, device };
	}

	/** Unknown, revoked, expired: which of them is nobody's business. */
	refuseUnknown(request: FastifyRequest, now: Date): never {
		this.#failures.count(request.ip, now);
		request.log.warn({ traceId: request.id }, "a key that opens nothing");
		return refuse(commonRefusals.unauthenticated);
	}

	async #tenantOf(tenantNo: string): Promise<string | undefined> {
		const known = this.#tenants.get(tenantNo);
		if (known !== undefined) return known;
		const [row] = await this.#services.database.gate<{ tenant_id: string }>({
			text: "select tenant_id from gate.tenant_by_no($1)",
			values: [tenantNo],
		});
		if (row === undefined) return undefined;
		if (this.#tenants.size >= manyTenants) this.#tenants.clear();
		this.#tenants.set(tenantNo, row.tenant_id);
		return row.tenant_id;
	}
}

/** What is about the person in front of the screen is not for programs. */
function demandForPrograms({ access }: Endpoint): void {
	if ("signedIn" in access && access.web) refuse(commonRefusals.invalidRole);
}
