/** The little of the package that the test provider uses; it ships no types of its own. */
declare module "oidc-provider" {
	import type { IncomingMessage, ServerResponse } from "node:http";

	interface Grant {
		addOIDCScope(scope: string): void;
		save(): Promise<string>;
	}

	export interface ProviderContext {
		readonly oidc: {
			readonly client: { readonly clientId: string };
			readonly session: { readonly accountId: string };
			readonly provider: {
				readonly Grant: new (of: { clientId: string; accountId: string }) => Grant;
			};
		};
	}

	export const interactionPolicy: {
		base(): { add(prompt: unknown): void };
		readonly Prompt: new (of: { name: string; requestable: boolean }) => object;
	};

	export default class Provider {
		constructor(issuer: string, configuration: object);
		callback(): (request: IncomingMessage, response: ServerResponse) => void;
		interactionFinished(
			request: IncomingMessage,
			response: ServerResponse,
			result: object,
		): Promise<void>;
	}
}
