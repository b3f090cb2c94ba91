import { streamLive as streamLiveEndpoint } from "#kit/contract/live.ts";
import { serve } from "../http/serve.ts";
import { streamLive } from "./stream-live.ts";

const contract = { streamLive: streamLiveEndpoint } as const;

/** Of the kit itself: live messages belong to no area. */
export const routes = serve(contract, { streamLive });
