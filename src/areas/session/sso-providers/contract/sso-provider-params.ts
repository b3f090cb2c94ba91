import * as z from "zod/mini";
import { ssoKinds } from "#areas/session/single-sign-on/contract.ts";

/** Of the panel that sets one up. */
export const ssoProviderParams = z.object({ kind: z.enum(ssoKinds) });
