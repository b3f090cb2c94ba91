import { generateKeyPairSync } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import Provider, { interactionPolicy, type ProviderContext } from "oidc-provider";
import { TestBrowser } from "./test-browser.ts";

export interface Account {
	readonly sub: string;
	readonly [claim: string]: unknown;
}

const client = { client_id: "stundwerk", client_secret: "provider-secret" };

/** A real OpenID Connect provider on loopback: the person who comes is signed in as the account that the test chose. */
export class TestIdentityProvider {
	readonly issuer: string;
	readonly clientId = client.client_id;
	readonly clientSecret = client.client_secret;
	/** Who signs in next; undefined = refuses. */
	account: Account | undefined;
	/** Whether it tells keys with which it has signed nothing, under the names of its own: all it says is forged then. */
	tellsOtherKeys = false;
	readonly #server: Server;

	private constructor(server: Server, redirectUri: string) {
		this.#server = server;
		const { port } = server.address() as AddressInfo;
		this.issuer = `http://127.0.0.1:${port}`;
		const provider = new Provider(this.issuer, {
			clients: [{ ...client, redirect_uris: [redirectUri] }],
			cookies: { keys: ["test"] },
			features: { devInteractions: { enabled: false } },
			interactions: { url: () => "/interaction", policy: prompts() },
			jwks: { keys: [signingKey] },
			ttl: lifetimes,
			// as the three do: the address is in the id token itself
			conformIdTokenClaims: false,
			claims: claimsOfScopes,
			findAccount: (_context: unknown, sub: string) => ({
				accountId: sub,
				claims: () => ({ ...this.account, sub }),
			}),
			loadExistingGrant,
		});
		const callback = provider.callback();
		server.on("request", (request, response) => {
			if (this.tellsOtherKeys && request.url === "/jwks") {
				response.setHeader("content-type", "application/json").end(JSON.stringify(otherKeys));
				return;
			}
			if (request.url?.startsWith("/interaction") !== true) {
				callback(request, response);
				return;
			}
			const result =
				this.account === undefined
					? { error: "access_denied", error_description: "no" }
					: { login: { accountId: this.account.sub, remember: false }, select_account: {} };
			void provider.interactionFinished(request, response, result);
		});
	}

	/** @param redirectUri where it may send browsers back to */
	static async start(redirectUri: string): Promise<TestIdentityProvider> {
		const server = createServer();
		await new Promise<void>((resolve) => {
			server.listen(0, "127.0.0.1", resolve);
		});
		return new TestIdentityProvider(server, redirectUri);
	}

	/** Follows the redirects of a sign-in from its start to where the browser is sent back to. */
	async signIn(start: string, browser = new TestBrowser(this.issuer)) {
		let address = new URL(start);
		for (let hops = 0; address.origin === this.issuer; hops++) {
			if (hops > 10) throw new Error("The provider goes round in circles.");
			const response = await browser.fetch(address.href);
			const location = response.headers.get("location");
			if (location === null) {
				throw new Error(`${response.status}: ${await response.text()}`);
			}
			address = new URL(location, address);
		}
		return address;
	}

	async stop(): Promise<void> {
		this.#server.closeAllConnections();
		await new Promise((resolve) => {
			this.#server.close(resolve);
		});
	}
}

const claimsOfScopes = {
	openid: ["sub"],
	email: ["email", "email_verified", "xms_edov"],
	profile: ["preferred_username"],
};

const newKey = () => generateKeyPairSync("rsa", { modulusLength: 2048 });
const names = { use: "sig", alg: "RS256", kid: "test" };
const signingKey = { ...newKey().privateKey.export({ format: "jwk" }), ...names };
const otherKeys = { keys: [{ ...newKey().publicKey.export({ format: "jwk" }), ...names }] };

/** Seconds; said aloud, or the package warns of its own. */
const lifetimes = Object.fromEntries(
	["AccessToken", "Grant", "IdToken", "Interaction", "Session"].map((name) => [name, 600]),
);

/** As Google does, it can be asked to let people choose their account. */
function prompts() {
	const policy = interactionPolicy.base();
	const { Prompt } = interactionPolicy;
	policy.add(new Prompt({ name: "select_account", requestable: true }));
	return policy;
}

/** Nobody is asked for consent. */
async function loadExistingGrant({ oidc }: ProviderContext) {
	const grant = new oidc.provider.Grant({
		clientId: oidc.client.clientId,
		accountId: oidc.session.accountId,
	});
	grant.addOIDCScope("openid email profile");
	await grant.save();
	return grant;
}
