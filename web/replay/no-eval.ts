/** Our pages may not make code out of text. Zod would try, to be faster, and the browser would note it as an offence. To
 *  be imported before any form is made. */
import { config } from 'zod';

config({ jitless: true });
