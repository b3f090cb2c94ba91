import { serve } from "#kit/server/http/serve.ts";
import { contract } from "../contract.ts";
import { listOutboxMails } from "./list-outbox-mails.ts";

export const routes = serve(contract, { listOutboxMails });
